const URL_MAX = 3_000
const LABEL_MAX = 75
const VALUE_MAX = 2_000
const ACTION_ID_MAX = 255
const STYLES = new Set([undefined, 'primary', 'danger'])

const tooLong = (text, max, at) =>
  text !== undefined && String(text).length > max
    ? [`must be less than ${max + 1} characters [json-pointer:${at}]`]
    : []

/** Whether a link or a picture can have this address. */
export function isWebAddress(address) {
  if (typeof address !== 'string' || address.length > URL_MAX) return false
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
}

/** A text object: `plain_text` or `mrkdwn`, at least one character, at most `max`. */
export function textErrors(text, max, at, only) {
  if (!['plain_text', 'mrkdwn'].includes(text?.type))
    return [`must be a valid text object [json-pointer:${at}]`]
  if (only && text.type !== only) return [`must be ${only} [json-pointer:${at}/type]`]
  if (typeof text.text !== 'string' || text.text.length === 0)
    return [`must be more than 0 characters [json-pointer:${at}/text]`]
  return tooLong(text.text, max, `${at}/text`)
}

const buttonErrors = (button, at) => [
  ...textErrors(button.text, LABEL_MAX, `${at}/text`, 'plain_text'),
  ...tooLong(button.value, VALUE_MAX, `${at}/value`),
  ...(button.url !== undefined && !isWebAddress(button.url) ? [`invalid url [json-pointer:${at}/url]`] : []),
  ...(STYLES.has(button.style) ? [] : [`invalid style [json-pointer:${at}/style]`]),
]

/** An element that can be clicked or chosen. Only buttons are validated in full. */
export function elementErrors(element, at) {
  const type = element?.type
  if (type === 'image')
    return isWebAddress(element.image_url) ? [] : [`invalid image_url [json-pointer:${at}]`]
  if (typeof type !== 'string') return [`missing required field: type [json-pointer:${at}]`]
  return [
    ...tooLong(element.action_id, ACTION_ID_MAX, `${at}/action_id`),
    ...(type === 'button' ? buttonErrors(element, at) : []),
  ]
}
