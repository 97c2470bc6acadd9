import type { Node } from '@takumi-rs/core'

/** Scripts whose letters join or stack: they allow no negative letter spacing, and need more line height. */
const WIDE = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u

/** The style of a title at a size. */
export function titleStyle(title: string, fontFamily: string, fontSize: number): NonNullable<Node['style']> {
  const wide = WIDE.test(title)
  return {
    fontFamily,
    fontSize,
    fontWeight: 600,
    lineHeight: lineHeightOf(title),
    letterSpacing: wide ? 0 : '-0.03em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }
}

/** As a factor of the size. */
export const lineHeightOf = (title: string) => (WIDE.test(title) ? 1.25 : 1.06)
