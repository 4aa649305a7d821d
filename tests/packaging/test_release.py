"""A release is everything that is published, and nothing that could not be tried."""

import pytest

import branding
import building
import environment
import libraries
import release


@pytest.fixture
def steps(monkeypatch, tmp_path):
    """Record the steps of a release in which everything works."""
    done = []
    monkeypatch.setattr(building, "DIST", tmp_path)
    monkeypatch.setattr(building, "FOLDER", tmp_path)
    monkeypatch.setattr(release, "THIRD_PARTY", tmp_path / "copy.txt")
    (tmp_path / "THIRD-PARTY.txt").write_text("parts", encoding="utf-8")
    record = {
        (building, "freeze"): lambda one_file=False: done.append(f"freeze {one_file}"),
        (release, "build_again"): lambda: done.append("again"),
        (release.smoke, "smoke"): lambda strict: done.append(f"smoke {strict}"),
        (release, "bill_of_materials"): lambda: done.append("bill"),
        (release.archiving, "archive"): lambda: done.append("archive"),
        (release.debian, "deb"): lambda: done.append("deb"),
        (release.archiving, "checksums"): lambda paths: done.append(len(list(paths))),
    }
    for (module, name), step in record.items():
        monkeypatch.setattr(module, name, step)
    return done


def test_everything_is_built_tried_and_packed(steps):
    assert release.release() == 0
    assert steps[:4] == ["freeze True", "freeze False", "again", "smoke True"]
    assert steps[4:] == ["bill", "archive", "deb", 3]
    assert release.THIRD_PARTY.read_text(encoding="utf-8") == "parts"


def test_what_fails_the_smoke_test_is_not_packed(steps, monkeypatch):
    monkeypatch.setattr(release.smoke, "smoke", lambda strict: 1)
    with pytest.raises(libraries.SetupError, match="smoke test failed"):
        release.release()
    assert "archive" not in steps


@pytest.mark.parametrize(("text", "same"), [("same", True), ("other", False)])
def test_two_builds_have_to_be_the_same(monkeypatch, tmp_path, text, same):
    first, second = tmp_path / "dist", tmp_path / "build" / "again" / branding.NAME
    for folder, content in ((first, "same"), (second, text)):
        folder.mkdir(parents=True)
        (folder / "file").write_text(content, encoding="utf-8")
        (folder / "link").symlink_to("file")
    for name in building.BESIDE:
        (first / name).write_text("beside", encoding="utf-8")
    monkeypatch.setattr(building, "FOLDER", first)
    monkeypatch.setattr(building, "BUILD", tmp_path / "build")
    monkeypatch.setattr(environment, "call", lambda command, **_: 0)
    if same:
        release.build_again()
        assert not second.exists()
    else:
        with pytest.raises(libraries.SetupError, match=r"differ in 1 files: file\."):
            release.build_again()
