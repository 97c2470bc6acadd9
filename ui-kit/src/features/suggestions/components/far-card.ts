import type { CSSProperties } from 'react'

/** Cards above this index are always rendered: their heights are known, so nothing jumps in a list of usual length. */
const NEAR = 12

// The margin is for the ring and the shadow, which would be cut off.
const FAR: CSSProperties = {
  margin: '-4px',
  padding: '4px',
  containIntrinsicHeight: 'auto 9rem',
  contentVisibility: 'auto',
}

/** The style of a card far down a long list, which the browser renders when it comes near the window. */
export const farCard = (index: number): CSSProperties | undefined => (index >= NEAR ? FAR : undefined)
