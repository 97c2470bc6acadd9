import type { Node } from '@takumi-rs/core'
import { SHARE_IMAGE } from '#contract/community/rules/share_image'
import { directionOf } from '#community/share_images/rules/writing_systems'
import { mark, rays } from '#community/share_images/rules/drawings'
import { BRAND, PAPER, tint, type Theme } from '#community/share_images/rules/theme'
import { titleStyle } from '#community/share_images/rules/title_style'
import type { TitleSize } from '#community/share_images/rules/title_fit'

/** The texts of a picture, with drawable characters only. Empty texts leave no gap. */
export interface Texts {
  title: string
  text: string
  label: string
  sharedBy: string
  sharer: string
  mood: string
}

/** What a picture is made of. */
export interface Picture {
  texts: Texts
  size: TitleSize
  /** The font families in the order in which they are tried for a character. */
  fonts: { title: string; text: string }
  brand: boolean
  /** The color of the mood. */
  moodColor: string
}

const { width, height } = SHARE_IMAGE
/** The safe area: some networks crop the edges a little. */
const SAFE = { x: 72, y: 60 }
export const TEXT_WIDTH = width - 2 * SAFE.x

const RAYS = { position: 'absolute', right: -190, bottom: -60, width: 860, height: 602 } as const
const CONTENT = {
  // Positioned, because the rays cover everything that is not.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width,
  height,
  padding: `${SAFE.y}px ${SAFE.x}px`,
} as const

/** The picture as boxes and texts. */
export function design(picture: Picture): Node {
  const theme = picture.brand ? BRAND : PAPER
  return {
    type: 'container',
    style: { width, height, overflow: 'hidden', position: 'relative', backgroundColor: theme.canvas },
    children: [
      { type: 'image', src: rays(theme), style: RAYS },
      {
        type: 'container',
        style: { ...CONTENT, color: theme.ink, fontFamily: picture.fonts.text },
        children: [
          header(picture, theme),
          body(picture, theme),
          ...(picture.texts.sharer === '' ? [] : [footer(picture, theme)]),
        ],
      },
    ],
  }
}

function header({ texts, fonts }: Picture, theme: Theme): Node {
  return row({ justifyContent: 'space-between' }, [
    row({ gap: 18 }, [
      { type: 'image', src: mark(theme), style: { width: 56, height: 56 } },
      line('Fanfare', { fontFamily: fonts.title, fontSize: 34, fontWeight: 600, letterSpacing: '-0.02em' }),
    ]),
    ...(texts.label === '' ? [] : [chip(texts.label, theme.label, theme.labelInk)]),
  ])
}

function body({ texts, fonts, size }: Picture, theme: Theme): Node {
  const dir = directionOf(texts.text)
  const text: Node = {
    type: 'text',
    text: texts.text,
    dir,
    style: {
      fontSize: 30,
      lineHeight: 1.4,
      width: TEXT_WIDTH,
      // Balancing right-to-left lines would move where they begin.
      textWrap: dir === 'rtl' ? 'wrap' : 'pretty',
      color: theme.muted,
      lineClamp: 2,
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
    },
  }
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', gap: 22, width: TEXT_WIDTH },
    children: [
      {
        type: 'text',
        text: texts.title,
        dir: directionOf(texts.title),
        style: {
          ...titleStyle(texts.title, fonts.title, size.size),
          lineClamp: size.lines,
          textOverflow: 'ellipsis',
        },
      },
      ...(texts.text === '' ? [] : [text]),
    ],
  }
}

function footer({ texts, moodColor }: Picture, theme: Theme): Node {
  return row(
    { justifyContent: 'space-between', gap: 32, borderTop: `2px solid ${theme.line}`, paddingTop: 26 },
    [
      row({ gap: 12, flexShrink: 1, minWidth: 0 }, [
        line(texts.sharedBy, { fontSize: 28, color: theme.faint, flexShrink: 0 }),
        line(texts.sharer, { fontSize: 28, fontWeight: 600, flexShrink: 1 }),
      ]),
      ...(texts.mood === '' ? [] : [chip(texts.mood, tint(moodColor, theme), theme.ink)]),
    ],
  )
}

const row = (style: Node['style'], children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', alignItems: 'center', ...style },
  children,
})

const line = (text: string, style: Node['style']): Node => ({
  type: 'text',
  text,
  style: { lineClamp: 1, textOverflow: 'ellipsis', wordBreak: 'break-all', lineHeight: 1.25, ...style },
})

const chip = (text: string, backgroundColor: string, color: string): Node =>
  line(text, {
    flexShrink: 0,
    maxWidth: 480,
    padding: '9px 22px',
    borderRadius: 999,
    fontSize: 25,
    fontWeight: 500,
    backgroundColor,
    color,
  })
