import stringHelpers from '@adonisjs/core/helpers/string'
import { CANVAS } from '#contract/core/rules/brand'
import type { MailContent, Mail } from './mail.js'

const INK = '#1c1b19'
const MUTED = '#5c5a55'
const ACCENT = '#0f6f6b'
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const escape = (text: string) => stringHelpers.escapeHTML(text)

/** Prevents header injection by line breaks in a name. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim()

/** Renders a mail as text and as HTML. */
export function renderMail(to: string, content: MailContent): Mail {
  const { subject, unsubscribe } = content
  const headers = unsubscribe && unsubscribeHeaders(unsubscribe.oneClickUrl)
  return { to, subject: oneLine(subject), text: asText(content), html: asHtml(content), headers }
}

/** These headers let mail clients offer an unsubscribe button, which sends one POST request (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function asText({ greeting, paragraphs, list = [], action, note, unsubscribe }: MailContent): string {
  const items = list.length > 0 ? [list.map((item) => `- ${oneLine(item)}`).join('\n')] : []
  const link = action ? [`${action.label}\n${action.url}`] : []
  const end = unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.url}`] : []
  return [greeting, ...paragraphs, ...items, ...link, '--', `Fanfare\n${note}`, ...end].join('\n\n')
}

function asHtml(content: MailContent): string {
  const { language, subject, greeting, paragraphs, list = [], action, note, unsubscribe } = content
  const texts = [greeting, ...paragraphs]
    .map(
      (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK}">${escape(text)}</p>`,
    )
    .join('')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${CANVAS.light};font-family:${FONT}">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:18px;font-weight:700;color:${ACCENT}">Fanfare</p>
${texts}${asItems(list)}${action ? asButton(action) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e6e3dc;font-size:13px;line-height:1.5;color:${MUTED}">${escape(note)}</p>${unsubscribe ? asFootLink(unsubscribe) : ''}
</div></body></html>`
}

function asItems(list: string[]): string {
  if (list.length === 0) return ''
  const items = list.map((item) => `<li style="margin:0 0 6px">${escape(item)}</li>`).join('')
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:1.5;color:${INK}">${items}</ul>`
}

function asFootLink({ label, url }: { label: string; url: string }): string {
  return `
<p style="margin:8px 0 0;font-size:13px"><a href="${escape(url)}" style="color:${MUTED}">${escape(label)}</a></p>`
}

function asButton({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:${MUTED};word-break:break-all">${escape(url)}</p>`
}
