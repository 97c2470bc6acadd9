import { escape, isSafeLink } from './escape.mjs'

const decode = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const link = (url, label) =>
  isSafeLink(url)
    ? `<a href="${escape(url)}" target="_blank" rel="noreferrer noopener">${escape(label)}</a>`
    : escape(label)

const STYLES = [
  [/`([^`\n]+)`/g, '<code>$1</code>'],
  [/(^|[\s(])\*([^*\n]+)\*(?=$|[\s).,:;!?])/gm, '$1<strong>$2</strong>'],
  [/(^|[\s(])_([^_\n]+)_(?=$|[\s).,:;!?])/gm, '$1<em>$2</em>'],
  [/(^|[\s(])~([^~\n]+)~(?=$|[\s).,:;!?])/gm, '$1<s>$2</s>'],
]

function plain(text) {
  const parts = decode(text).split(/(https?:\/\/[^\s]+)/)
  return parts.map((part, index) => (index % 2 === 1 ? link(part, part) : escape(part))).join('')
}

/** The content of angle brackets: a mention, a channel, a mention of all members, a date or a link. */
function special(content, { people, channels }) {
  const [target, label] = content.split(/\|(.*)/s)
  if (target.startsWith('@'))
    return `<span class="tag">@${escape(people.find(target.slice(1))?.real_name ?? label ?? target.slice(1))}</span>`
  if (target.startsWith('#'))
    return `<span class="tag">#${escape(channels.find(target.slice(1))?.name ?? label ?? target.slice(1))}</span>`
  if (target.startsWith('!'))
    return `<span class="tag">${escape(label ?? `@${target.slice(1).split('^')[0]}`)}</span>`
  const url = decode(target)
  return link(url, decode(label ?? url))
}

const quoted = (line) => /^(?:&gt;|>) ?/.test(line)

/** Slack's markup as HTML: links, mentions, bold, italic, struck, code, quotes, line ends. */
export function mrkdwn(text, workspace) {
  const lines = String(text).split('\n')
  return lines
    .map((line) => {
      const content = quoted(line) ? line.replace(/^(?:&gt;|>) ?/, '') : line
      const parts = content.split(/<([^<>\n]+)>/)
      const html = parts
        .map((part, index) => (index % 2 === 1 ? special(part, workspace) : plain(part)))
        .join('')
      const styled = STYLES.reduce(
        (result, [pattern, replacement]) => result.replace(pattern, replacement),
        html,
      )
      return quoted(line) ? `<blockquote>${styled}</blockquote>` : `${styled}<br>`
    })
    .join('')
    .replace(/<br>$/, '')
}

/** A text object as HTML. */
export const textObject = (text, workspace) =>
  text?.type === 'mrkdwn' ? mrkdwn(text.text, workspace) : escape(text?.text).replaceAll('\n', '<br>')
