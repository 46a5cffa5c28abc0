/** First four digits of mobile numbers in India. */
const series = (
  '9822 9823 9850 9860 9881 9890 9922 9923 9970 9764 9765 9011 9028 8087 8805 8149 7709 7350 7020 8600 8308 ' +
  '9820 9821 9819 9833 9867 9892 9845 9844 9880 9886 9848 9849 9866 9825 9824 9879 9840 9841 9884 9810 9811 ' +
  '9818 9871 9830 9831 9847 9895'
).split(' ')

const perSeries = 1_000_000
const space = series.length * perSeries
// A prime that does not divide the space: steps of this length visit every number once.
const stride = 15_485_863
const looksSpecial = /(\d)\1{2}|(\d\d)\2\2|0123|1234|2345|3456|4567|5678|6789/

const tries = 8
// Further tries begin far enough away that they meet no tries of another index.
const nextTry = Math.floor(space / tries) - 7

/** A different ten-digit number for every index, without remembering earlier ones. */
export function phoneAt(index: number, seed: number): string {
  const start = (seed * 7_368_787) % space
  let number = ''
  for (let step = 0; step < tries; step += 1) {
    number = numberAt((start + (index + step * nextTry) * stride) % space)
    if (!looksSpecial.test(number)) break
  }
  return number
}

function numberAt(position: number): string {
  const rest = String(position % perSeries).padStart(6, '0')
  return `${series[Math.floor(position / perSeries)]}${rest}`
}
