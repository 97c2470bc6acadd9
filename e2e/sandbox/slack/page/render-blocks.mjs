import { escape, isSafeLink } from './escape.mjs'
import { textObject } from './mrkdwn.mjs'

const hidden = (fields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')

/** A form of one button that triggers an action in the workspace. */
export const actionForm = (action, fields, button) =>
  `<form method="post" action="/do/${action}">${hidden(fields)}${button}</form>`

const image = ({ image_url: url, alt_text: alt }) =>
  isSafeLink(url) ? `<img src="${escape(url)}" alt="${escape(alt)}" loading="lazy">` : escape(alt)

function button(element, { workspace, place }) {
  const label = textObject(element.text, workspace)
  const style = { primary: 'main', danger: 'danger' }[element.style] ?? ''
  const fields = { ...place, action: element.action_id }
  if (element.url && isSafeLink(element.url))
    return `<a class="button ${style}" href="${escape(element.url)}" target="_blank" rel="noreferrer noopener" data-click="${escape(JSON.stringify(fields))}">${label}</a>`
  return actionForm('click', fields, `<button class="${style}">${label}</button>`)
}

function element(each, context) {
  if (each.type === 'button') return button(each, context)
  if (each.type === 'image') return image(each)
  return `<span class="soft">${escape(each.type)}</span>`
}

const contextElement = (each, { workspace }) =>
  each.type === 'image' ? image(each) : `<span>${textObject(each, workspace)}</span>`

const BLOCKS = {
  header: ({ text }, { workspace }) => `<h3>${textObject(text, workspace)}</h3>`,
  divider: () => '<hr>',
  section({ text, fields = [], accessory }, context) {
    const said = text ? `<p>${textObject(text, context.workspace)}</p>` : ''
    const cells = fields.map((field) => `<p>${textObject(field, context.workspace)}</p>`).join('')
    const words = `<div>${said}${cells ? `<div class="fields">${cells}</div>` : ''}</div>`
    return `<div class="section">${words}${accessory ? element(accessory, context) : ''}</div>`
  },
  context: ({ elements }, context) =>
    `<div class="context">${elements.map((each) => contextElement(each, context)).join('')}</div>`,
  image: (block, { workspace }) =>
    `<div>${block.title ? `<p class="soft">${textObject(block.title, workspace)}</p>` : ''}${image(block)}</div>`,
  actions: ({ elements }, context) =>
    `<div class="actions">${elements.map((each) => element(each, context)).join('')}</div>`,
  input: ({ label }, { workspace }) => `<p><strong>${textObject(label, workspace)}</strong></p>`,
}

/** Blocks as HTML. `place` names the message, for the buttons. */
export const renderBlocks = (blocks, context) =>
  blocks
    .map(
      (block) =>
        BLOCKS[block.type]?.(block, context) ?? `<p class="soft">A block of type ${escape(block.type)}</p>`,
    )
    .join('')
