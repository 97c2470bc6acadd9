import { escape, isSafeLink } from './escape.mjs'
import { mrkdwn } from './mrkdwn.mjs'
import { actionForm, renderBlocks } from './render-blocks.mjs'

const clock = (at) => `<time class="soft" datetime="${at}">${at.slice(11, 16)} UTC</time>`

function unfurl(attachment, context) {
  const { title, title_link: address, text, blocks, image_url: picture } = attachment
  const linked = isSafeLink(address ?? '')
    ? `<a href="${escape(address)}" target="_blank" rel="noreferrer noopener">${escape(title)}</a>`
    : escape(title)
  const heading = title ? `<strong>${linked}</strong>` : ''
  const words = text ? `<p>${mrkdwn(text, context.workspace)}</p>` : ''
  const image = isSafeLink(picture ?? '') ? `<img src="${escape(picture)}" alt="">` : ''
  return `<div class="unfurl">${heading}${words}${blocks ? renderBlocks(blocks, context) : ''}${image}</div>`
}

/** One message: author, time, content, previews of links, and the menu with the shortcut of the app. */
export function renderMessage(record, { workspace, as }) {
  const { message, channel, at, visibleTo } = record
  const author = workspace.people.find(message.user)
  const name = author?.real_name ?? 'Unknown'
  const place = { channel, ts: message.ts, as: as.id }
  const context = { workspace, place }
  const content = message.blocks
    ? renderBlocks(message.blocks, context)
    : `<p>${mrkdwn(message.text, workspace)}</p>`
  const unfurls = (message.attachments ?? []).map((each) => unfurl(each, context)).join('')
  const only = visibleTo
    ? `<p class="soft">Only visible to ${escape(workspace.people.find(visibleTo)?.real_name)}</p>`
    : ''
  const menu = visibleTo
    ? ''
    : `<details class="menu" id="menu-${message.ts}"><summary aria-label="Show message actions">⋯</summary>
        ${actionForm('shortcut', place, '<button>Share with Fanfare</button>')}</details>`
  return `<article aria-label="Message from ${escape(name)}" data-ts="${message.ts}">
  <span class="face" aria-hidden="true">${escape(name.charAt(0))}</span>
  <div class="body">
    <div><strong>${escape(name)}</strong> ${message.bot_id ? '<span class="tag">APP</span>' : ''} ${clock(at)}${message.edited ? ' <span class="soft">(edited)</span>' : ''}</div>
    ${only}${content}${unfurls}
  </div>
  ${menu}
</article>`
}
