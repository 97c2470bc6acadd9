import { elementErrors, isWebAddress, textErrors } from './block-elements.mjs'
import { demand } from './slack-error.mjs'

const MESSAGE_BLOCKS_MAX = 50
const BLOCK_ID_MAX = 255

const count = (list, max, at) => {
  if (!Array.isArray(list) || list.length === 0) return [`must provide at least 1 item [json-pointer:${at}]`]
  return list.length > max ? [`no more than ${max} items allowed [json-pointer:${at}]`] : []
}

function sectionErrors({ text, fields, accessory }, at) {
  if (!text && !fields) return [`missing required field: text [json-pointer:${at}]`]
  return [
    ...(text ? textErrors(text, 3_000, `${at}/text`) : []),
    ...(fields ? count(fields, 10, `${at}/fields`) : []),
    ...(fields ?? []).flatMap((field, index) => textErrors(field, 2_000, `${at}/fields/${index}`)),
    ...(accessory ? elementErrors(accessory, `${at}/accessory`) : []),
  ]
}

function imageErrors({ image_url: address, alt_text: alt, slack_file: file, title }, at) {
  const errors = title ? textErrors(title, 2_000, `${at}/title`, 'plain_text') : []
  if (!file && !isWebAddress(address)) errors.push(`invalid image_url [json-pointer:${at}/image_url]`)
  if (!alt) errors.push(`missing required field: alt_text [json-pointer:${at}]`)
  if (alt?.length > 2_000) errors.push(`must be less than 2001 characters [json-pointer:${at}/alt_text]`)
  return errors
}

const contextErrors = ({ elements }, at) => [
  ...count(elements, 10, `${at}/elements`),
  ...(elements ?? []).flatMap((element, index) => {
    const here = `${at}/elements/${index}`
    return element.type === 'image' ? imageErrors(element, here) : textErrors(element, 3_000, here)
  }),
]

const actionsErrors = ({ elements }, at) => [
  ...count(elements, 25, `${at}/elements`),
  ...(elements ?? []).flatMap((element, index) => elementErrors(element, `${at}/elements/${index}`)),
]

const BLOCKS = {
  header: ({ text }, at) => textErrors(text, 150, `${at}/text`, 'plain_text'),
  section: sectionErrors,
  context: contextErrors,
  actions: actionsErrors,
  image: imageErrors,
  divider: () => [],
  rich_text: ({ elements }, at) => count(elements, Infinity, `${at}/elements`),
  input: ({ label }, at) => textErrors(label, 2_000, `${at}/label`, 'plain_text'),
}

/** Finds duplicates: the id of a block in a message, the id of an action in a block. */
const repeated = (ids) => ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)

function oneBlockErrors(block, at) {
  const check = BLOCKS[block?.type]
  if (!check) return [`unsupported type: ${block?.type} [json-pointer:${at}/type]`]
  const errors = check(block, at)
  if (block.block_id?.length > BLOCK_ID_MAX)
    errors.push(`must be less than ${BLOCK_ID_MAX + 1} characters [json-pointer:${at}/block_id]`)
  const elements = Array.isArray(block.elements) ? block.elements : []
  const twice = repeated(elements.map((element) => element?.action_id))
  if (twice) errors.push(`\`action_id\` "${twice}" already exists for another element [json-pointer:${at}]`)
  return errors
}

/** The errors of a list of blocks, in Slack's words; empty when it is valid. */
export function blockErrors(blocks, max = MESSAGE_BLOCKS_MAX) {
  if (blocks.length > max) return [`no more than ${max} items allowed [json-pointer:/blocks]`]
  const errors = blocks.flatMap((block, index) => oneBlockErrors(block, `/blocks/${index}`))
  const twice = repeated(blocks.map((block) => block?.block_id))
  return twice ? [...errors, `\`block_id\` "${twice}" already exists [json-pointer:/blocks]`] : errors
}

/** Refuses blocks that Slack would refuse. */
export function demandBlocks(blocks) {
  if (blocks === undefined) return
  demand(Array.isArray(blocks), 'invalid_blocks_format')
  const errors = blockErrors(blocks)
  demand(errors.length === 0, 'invalid_blocks', {
    errors,
    response_metadata: { messages: errors.map((error) => `[ERROR] ${error}`) },
  })
}
