/** A straight line through points by least squares: how much `y` grows with each unit of `x`; 0 for a single point. */
export function slope(points: ReadonlyArray<{ x: number; y: number }>): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const spread = mean((point) => (point.x - x) ** 2)
  return spread === 0 ? 0 : mean((point) => (point.x - x) * (point.y - y)) / spread
}
