"""Tests of `gelu_desktop.model.sound`."""

import io
import wave

import numpy as np
import pytest

from gelu_desktop.model import sound
from gelu_desktop.model.plotted import Column, Series


def curve(y, x=None):
    x = np.linspace(-4, 4, 801) if x is None else x
    values = y(x) if callable(y) else np.asarray(y)
    return Series("one", "one", (Column("x", x), Column("value", values)))


def read(data):
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, sound.RATE)
        raw = file.readframes(file.getnframes())
    return np.frombuffer(raw, "<i2").reshape(-1, 2) / 32767


def heard(samples, start, end):
    """Return the loudest frequency between two moments in seconds."""
    part = samples[round(start * sound.RATE) : round(end * sound.RATE)].sum(axis=1)
    power = np.abs(np.fft.rfft(part * np.hanning(len(part)), 8 * len(part)))
    return np.fft.rfftfreq(8 * len(part), 1 / sound.RATE)[np.argmax(power)]


def test_the_pitch_is_the_value():
    samples = read(sound.wav([curve(lambda x: x)]))
    assert len(samples) == round(sound.SECONDS * sound.RATE)
    for share in (0.1, 0.3, 0.8, 0.95):
        at = share * sound.SECONDS
        expected = sound.LOW * (sound.HIGH / sound.LOW) ** share
        assert heard(samples, at - 0.05, at + 0.05) == pytest.approx(expected, rel=0.02)


def test_all_curves_have_one_scale_and_come_after_each_other():
    curves = [curve(lambda x: 0 * x), curve(lambda x: 0 * x + 1), curve(lambda x: 0 * x + 0.5)]
    samples = read(sound.wav(curves))
    step = sound.SECONDS + sound.PAUSE
    assert len(samples) == pytest.approx((3 * step - sound.PAUSE) * sound.RATE, abs=3)
    pitches = [heard(samples, place * step + 1, place * step + 1.3) for place in range(3)]
    assert pitches == pytest.approx([220, 880, 440], rel=0.01)
    pause = samples[round((sound.SECONDS + 0.1) * sound.RATE) : round(step * sound.RATE) - 10]
    assert np.abs(pause).max() == 0


def test_a_gap_is_silent_and_x_goes_from_left_to_right():
    y = np.linspace(0, 1, 801)
    y[400:600] = np.nan
    samples = read(sound.wav([curve(y)]))
    count = len(samples)
    gap = samples[round(0.56 * count) : round(0.7 * count)]
    assert np.abs(gap).max() < 1e-3
    loud = np.sqrt(np.mean(samples**2, axis=0))
    first, last = (np.sqrt(np.mean(part**2, axis=0)) for part in (samples[:9000], samples[-9000:]))
    assert first[0] > 3 * first[1]
    assert last[1] > 3 * last[0]
    assert loud.min() > 0.1
    assert np.abs(samples).max() < 1


def test_a_click_marks_zero():
    x = np.linspace(-1, 3, 401)
    with_zero = read(sound.wav([curve(lambda x: 0 * x, x)]))
    without = read(sound.wav([curve(lambda x: 0 * x, x + 2)]))
    differ = np.flatnonzero((with_zero != without).any(axis=1))
    assert differ[0] == pytest.approx(len(with_zero) / 4, abs=5)
    assert differ[-1] < len(with_zero) / 4 + 0.021 * sound.RATE
    few = read(sound.wav([curve(lambda x: 0 * x, np.array([-1.0, 1.0, 3.0]))]))
    np.testing.assert_array_equal(few, with_zero)


def test_it_begins_and_ends_softly_and_is_half_as_loud_as_it_could_be():
    samples = np.abs(read(sound.wav([curve(lambda x: 0 * x, np.linspace(1, 2, 9))])))
    millisecond = round(0.001 * sound.RATE)
    assert samples[:millisecond].max() < 0.05
    assert samples[-millisecond:].max() < 0.05
    assert samples[1000:-1000].sum(axis=1).max() == pytest.approx(0.5, abs=0.001)


def test_two_octaves_from_a_to_a():
    assert sound.pitches(np.array([0.0, 0.5, 1.0]), (0.0, 1.0)).tolist() == [220.0, 440.0, 880.0]


@pytest.mark.parametrize(
    "y",
    [np.full(801, np.nan), np.full(801, 1e308), np.linspace(-1.0, 1.0, 801) * 1.7e308],
    ids=["nothing", "constant", "huge"],
)
def test_odd_curves_are_sounds_too(y):
    samples = read(sound.wav([curve(y)]))
    assert len(samples) == round(sound.SECONDS * sound.RATE)
    assert (np.abs(samples[1000:-1000]).max() > 0.3) == bool(np.isfinite(y).any())


def test_what_is_outside_of_the_view_is_not_heard():
    """The probe is among the places, however far away it is."""
    x = np.concatenate(([-30.0], np.linspace(2, 4, 201)))
    samples = read(sound.wav([curve(lambda x: x, x)], (2.0, 4.0)))
    alone = read(sound.wav([curve(lambda x: x, x[1:])]))
    np.testing.assert_array_equal(samples, alone)


def test_every_column_is_heard_and_each_kind_has_its_scale():
    x = np.linspace(1, 2, 101)
    columns = (Column("step", x), Column("mean", 0 * x + 5), Column("error", 0 * x + 0.1))
    other = (Column("step", x), Column("mean", 0 * x + 3), Column("error", 0 * x + 0.2))
    samples = read(sound.wav([Series("a", "", columns), Series("b", "", other)]))
    step = sound.SECONDS + sound.PAUSE
    found = [heard(samples, place * step + 1, place * step + 1.3) for place in range(4)]
    assert found == pytest.approx([880, 220, 220, 880], rel=0.01)


def test_of_bars_the_heights_are_heard():
    edges = np.arange(5.0)
    bars = (Column("low", edges), Column("high", edges + 1), Column("count", np.arange(5)))
    samples = read(sound.wav([Series("bars", "", bars)]))
    assert len(samples) == round(sound.SECONDS * sound.RATE)


@pytest.mark.parametrize("low, high", [(0.0, 5e-324), (-1.7e308, 1.7e308), (1e-310, 3e-310)])
def test_the_ends_of_the_numbers_have_their_pitches(low, high):
    found = sound.pitches(np.array([low, high, np.nan]), (low, high))
    np.testing.assert_allclose(found, [sound.LOW, sound.HIGH, np.nan])


def test_no_curve_is_a_short_silence():
    assert not read(sound.wav([])).any()
    empty = curve(np.zeros(0), np.zeros(0))
    assert not read(sound.wav([empty])).any()


def test_of_many_curves_the_first_are_heard():
    samples = read(sound.wav([curve(lambda x: x)] * 17))
    length = (12 * 3.5 - 0.5) * sound.RATE
    assert len(samples) == pytest.approx(length, abs=20)
