import { textScale } from '../../text-scale'

/** About as wide as a letter of the axes. */
const letter = 6.6 * textScale
const gap = 4
const widest = 14

export const plot = { top: 10, height: 168, foot: 26 * textScale }

interface Measures {
  width: number
  buckets: number
  series: number
  /** The words of both axes. */
  marks: readonly string[]
  labels: readonly string[]
}

/** Where everything is in a chart of this width, in pixels. */
export function columnLayout({ width, buckets, series, marks, labels }: Measures) {
  const left = Math.max(...marks.map((mark) => mark.length)) * letter + 12
  const bucket = (width - left) / Math.max(1, buckets)
  const between = bucket < 40 ? 1 : gap
  const column = Math.max(1.5, Math.min(widest, (bucket * 0.8) / series - between))
  const group = series * (column + between) - between
  const longest = Math.max(0, ...labels.map((label) => label.length)) * letter + 8
  const every = Math.max(1, Math.ceil(longest / bucket))
  const middleOf = (place: number) => left + (place + 0.5) * bucket
  /** In the middle as well, but not beyond the edge. */
  const labelAt = (place: number) =>
    Math.min(middleOf(place), width - ((labels[place]?.length ?? 0) * letter) / 2)
  return {
    left,
    column,
    labelAt,
    /** Only so many are written that they do not run into each other. */
    isLabelled: (place: number) =>
      place % every === 0 && (place === 0 || labelAt(place) - labelAt(place - every) >= longest),
    /** Beside a bucket, on the side with more room: parts of the width. */
    besideOf: (place: number) => {
      const middle = middleOf(place)
      return middle < width / 2
        ? { left: (middle + bucket / 2) / width }
        : { right: (width - middle + bucket / 2) / width }
    },
    /** Where a column begins. */
    startOf: (place: number, one: number) => middleOf(place) - group / 2 + one * (column + between),
    /** The strip that belongs to a column, for a pointer or a finger. */
    stripOf: (place: number, one: number) => ({
      x: left + place * bucket + (one * bucket) / series,
      width: bucket / series,
    }),
  }
}
