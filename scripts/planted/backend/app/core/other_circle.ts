import './circle.ts'

export const other = 1
