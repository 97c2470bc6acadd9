/** The quantile of values at `part`, between 0 and 1. */
export const quantile = (values: number[], part: number): number =>
  values.toSorted((some, other) => some - other)[Math.floor(values.length * part)]!

export const median = (values: number[]): number => quantile(values, 0.5)
