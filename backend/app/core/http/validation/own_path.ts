import vine from '@vinejs/vine'
import { isOwnPath } from '#contract/core/rules/own_path'

const PATH_MAX = 500

const rule = vine.createRule(
  (value, _options, field) => {
    if (!isOwnPath(String(value))) field.report('The {{ field }} field must be a path', 'path', field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^/') },
)

/** A path of the client that a flow returns to. An address of another server is refused. */
export const ownPath = () => vine.string().maxLength(PATH_MAX).use(rule())
