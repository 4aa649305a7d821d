"""A number format: rounding, units in the last place, every value.

Numbers of every format are kept in float64 arrays, which hold each of them exactly. Rounding is
done here, not by a cast through float32, because rounding twice is not rounding to nearest: just
above the midpoint of two bfloat16 numbers, float32 gives the midpoint itself, and the tie then
goes the wrong way. `ml_dtypes` knows the bit patterns.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
Place = NDArray[np.int64]

_BLOCK = 16384
_EXPONENT = np.int64(0x7FF << 52)
_BIAS = 1023


@dataclass(frozen=True)
class NumberFormat:
    """A binary floating-point format.

    Attributes
    ----------
    name : str
        The name used in files and on the command line.
    label : str
        What a person reads.
    bits : int
        Its size.
    precision : int
        Bits of the significand, the hidden one included.
    emin, emax : int
        Exponents of the smallest and the largest normal numbers: 2^emin ≤ |x| < 2^(emax + 1).
    largest : float
        The largest finite number.
    infinite : bool
        Whether it has infinities; overflow gives NaN if it has none.
    dtype : str
        The type of NumPy or ml_dtypes that has its bit patterns.
    aliases : tuple of str
        Further names, in lower case.
    """

    name: str
    label: str
    bits: int
    precision: int
    emin: int
    emax: int
    largest: float
    infinite: bool
    dtype: str
    aliases: tuple[str, ...]

    @property
    def smallest_normal(self) -> float:
        """The smallest positive number of full precision."""
        return 2.0**self.emin

    @property
    def smallest(self) -> float:
        """The smallest positive number."""
        return 2.0 ** (self.emin - self.precision + 1)

    def round(self, x: ArrayLike) -> Array:
        """Round to the nearest number of the format, ties to even.

        Parameters
        ----------
        x : array_like of float64
            Any shape.

        Returns
        -------
        ndarray of float64
            The shape of ``x``. What is beyond the largest number by half a unit or more becomes
            infinite, or NaN in a format without infinities (in e4m3fn, whose 480 is NaN: by more
            than half a unit, 464 being a tie). Zeros keep their sign; small results become
            subnormal.
        """
        array = np.asarray(x, dtype=np.float64)
        if self.name == "float64":
            return array.copy()
        flat = np.ascontiguousarray(array).reshape(-1)
        rounded = self._single if self.name == "float32" else self._nearest
        with np.errstate(over="ignore", under="ignore"):
            if flat.size <= _BLOCK:
                return rounded(flat).reshape(array.shape)
            out = np.empty_like(flat)
            for start in range(0, flat.size, _BLOCK):
                part = slice(start, start + _BLOCK)
                out[part] = rounded(flat[part])
        return out.reshape(array.shape)

    def _single(self, x: Array) -> Array:
        return x.astype(np.float32).astype(np.float64)

    def _nearest(self, x: Array) -> Array:
        # Beside 1.5·2^k the float64 numbers are 2^(k − 52) apart: adding it lets the processor
        # round at any place, to nearest even, in the subnormal range too.
        exponent = x.view(np.int64) & _EXPONENT
        lowest, last, highest, beside = _places(self)
        np.maximum(exponent, lowest, out=exponent)
        large = exponent.max(initial=0) >= last
        if large:
            np.minimum(exponent, highest, out=exponent)
        exponent += beside
        anchor = exponent.view(np.float64)
        result: Array = x + anchor
        result -= anchor
        np.copysign(result, x, out=result)
        if large and self.infinite:
            # From 2^(emax + 1) on this leaves the range of float64, and what did stays infinite.
            result *= 2.0 ** (1023 - self.emax)
            result *= 2.0 ** (self.emax - 1023)
        elif large:
            result[np.abs(result) > self.largest] = np.nan
        return result

    def flush(self, x: ArrayLike) -> Array:
        """Return ``x`` with every subnormal number replaced by a zero of its sign.

        Parameters
        ----------
        x : array_like of float64
            Numbers of the format, of any shape.

        Returns
        -------
        ndarray of float64
            The shape of ``x``.
        """
        array = np.asarray(x, dtype=np.float64)
        flushed: Array = array * (np.abs(array) >= self.smallest_normal)
        return flushed

    def ulp(self, x: ArrayLike) -> Array:
        """Return the unit in the last place of ``x``, 2^(max(e, emin) − precision + 1).

        Parameters
        ----------
        x : array_like of float64
            Finite exact values, of any shape; e is the exponent of each.

        Returns
        -------
        ndarray of float64
            The shape of ``x``. Below the smallest normal number the unit stays the same; beyond
            the largest number it goes on growing.
        """
        array = np.asarray(x, dtype=np.float64)
        if self.name == "float64":
            with np.errstate(under="ignore"):
                return np.asarray(np.spacing(np.abs(array)))
        exponent = np.ascontiguousarray(array).view(np.int64) & _EXPONENT
        np.maximum(exponent, _field(self.emin), out=exponent)
        exponent -= np.int64((self.precision - 1) << 52)
        return exponent.view(np.float64).reshape(array.shape)

    def values(self) -> Array:
        """Return every finite number of the format, in ascending order, −0 before 0.

        Returns
        -------
        ndarray of float64
            Read-only.

        Raises
        ------
        ValueError
            For formats of more than 16 bits.
        """
        if self.bits > 16:
            raise ValueError(f"{self.name} has too many numbers to list")
        return _values(self)

    def code(self, x: float) -> int:
        """Return the bit pattern of ``x``, rounded to the format, as an unsigned integer."""
        cell = self.round([x]).astype(dtype_called(self.dtype))
        return int(cell.view(f"u{self.bits // 8}")[0])

    def hex(self, x: float) -> str:
        """Return the bit pattern of ``x``, rounded to the format, in hexadecimal digits."""
        return f"0x{self.code(x):0{self.bits // 4}x}"


def _field(exponent: int) -> np.int64:
    """Return the exponent's place among the bits of a float64."""
    return np.int64((exponent + _BIAS) << 52)


@cache
def _places(number_format: NumberFormat) -> tuple[Place, Place, Place, Place]:
    """Return the least exponent, the last, the one beyond, and what leads to the anchor."""
    row = number_format
    fields = (_field(row.emin), _field(row.emax), _field(row.emax + 1))
    beside = np.int64(((53 - row.precision) << 52) | (1 << 51))
    # An array is handed to a ufunc sooner than a number is.
    lowest, last, highest, anchor = (np.array(number) for number in (*fields, beside))
    return lowest, last, highest, anchor


def dtype_called(name: str) -> np.dtype[np.generic]:
    """Return a type of NumPy or ml_dtypes by the name that it has there."""
    import ml_dtypes  # noqa: PLC0415 (on first use: no window needs it to appear)

    return np.dtype(getattr(ml_dtypes, name, name))


@cache
def _values(number_format: NumberFormat) -> Array:
    codes = np.arange(2**number_format.bits, dtype=f"u{number_format.bits // 8}")
    with np.errstate(invalid="ignore"):  # some of the patterns are signalling NaNs
        values = codes.view(dtype_called(number_format.dtype)).astype(np.float64)
    values = values[np.isfinite(values)]
    values = values[np.lexsort((~np.signbit(values), values))]
    values.flags.writeable = False
    return values
