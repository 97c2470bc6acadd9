/** The value below which a part of the values stays. */
export const quantile = (values: number[], part: number): number =>
  values.toSorted((some, other) => some - other)[Math.floor(values.length * part)]!

export const median = (values: number[]): number => quantile(values, 0.5)
