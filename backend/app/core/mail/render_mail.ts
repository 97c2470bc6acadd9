import stringHelpers from '@adonisjs/core/helpers/string'
import type { MailContent, Mail } from './mail.js'

const INK = '#1c1b19'
const MUTED = '#5c5a55'
const ACCENT = '#0f6f6b'
const PAPER = '#fbfaf7'
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const escape = (text: string) => stringHelpers.escapeHTML(text)

/** Prevents header injection by line breaks in a name. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim()

/** Renders a mail as text and as HTML. */
export function renderMail(to: string, content: MailContent): Mail {
  return { to, subject: oneLine(content.subject), text: asText(content), html: asHtml(content) }
}

function asText({ greeting, paragraphs, action, note }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return [greeting, ...paragraphs, ...link, '--', `Fanfare\n${note}`].join('\n\n')
}

function asHtml({ language, subject, greeting, paragraphs, action, note }: MailContent): string {
  const texts = [greeting, ...paragraphs]
    .map(
      (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK}">${escape(text)}</p>`,
    )
    .join('')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${PAPER};font-family:${FONT}">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:18px;font-weight:700;color:${ACCENT}">Fanfare</p>
${texts}${action ? asButton(action) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e6e3dc;font-size:13px;line-height:1.5;color:${MUTED}">${escape(note)}</p>
</div></body></html>`
}

function asButton({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:${MUTED};word-break:break-all">${escape(url)}</p>`
}
