"""What each system is told about the built program."""

import branding
import gelu_desktop
from gelu_desktop.app.application import NAME, TITLE


def test_names_and_version_are_those_of_the_program():
    assert (branding.NAME, branding.TITLE) == (NAME, TITLE)
    assert gelu_desktop.__version__ == branding.VERSION


def test_macos_may_draw_it_sharp_and_dark():
    assert branding.INFO_PLIST["NSHighResolutionCapable"] is True
    assert branding.INFO_PLIST["NSRequiresAquaSystemAppearance"] is False


def test_macos_opens_sessions_with_it():
    [kind] = branding.INFO_PLIST["CFBundleDocumentTypes"]
    [declared] = branding.INFO_PLIST["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["gelu.json"]


def test_windows_gets_four_numbers():
    assert branding.four_numbers("0.5.0") == (0, 5, 0, 0)
    assert branding.four_numbers("1.2.3.dev45") == (1, 2, 3, 45)
    assert branding.version_strings()["ProductVersion"] == branding.VERSION
