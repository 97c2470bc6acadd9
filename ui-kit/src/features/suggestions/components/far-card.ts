import type { CSSProperties } from 'react'

/** Cards above this index are always rendered: their heights are known, so nothing jumps in a list of usual length. */
const NEAR = 12

// The margin keeps the ring and the shadow from being cut off.
const FAR: CSSProperties = {
  margin: '-4px',
  padding: '4px',
  containIntrinsicHeight: 'auto 9rem',
  contentVisibility: 'auto',
}

/** The style of a card far down a long list, which the browser renders only near the viewport. */
export const farCard = (index: number): CSSProperties | undefined => (index >= NEAR ? FAR : undefined)
