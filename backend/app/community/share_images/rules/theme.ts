/** The colors of a picture. */
export interface Theme {
  canvas: string
  ink: string
  muted: string
  faint: string
  /** The background and the text of a label. */
  label: string
  labelInk: string
  line: string
  /** The box of the mark. */
  mark: string
  rays: string
  /** The opacity of the rays. */
  raysOpacity: number
}

/** For pages of the product: its brand colors. */
export const BRAND: Theme = {
  canvas: '#00474a',
  ink: '#ffffff',
  muted: '#d3e3e2',
  faint: '#a9c6c6',
  label: '#0a5a5c',
  labelInk: '#d3e3e2',
  line: '#1c5f61',
  mark: '#0a5a5c',
  rays: '#edb242',
  raysOpacity: 0.7,
}

/** For shared content: the paper color of the product, so that the words stand out. */
export const PAPER: Theme = {
  canvas: '#fbfaf7',
  ink: '#211e18',
  muted: '#56524b',
  faint: '#6f6b64',
  label: '#e2f5f5',
  labelInk: '#075a5c',
  line: '#e4e2dd',
  mark: '#00474a',
  rays: '#edb242',
  raysOpacity: 0.8,
}

/** The background of a mood: a fifth of its color on the canvas. */
export function tint(color: string, { canvas }: Theme): string {
  const channels = [1, 3, 5].map((at) => {
    const [own = 0, below = 0] = [color, canvas].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(own * 0.2 + below * 0.8)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
