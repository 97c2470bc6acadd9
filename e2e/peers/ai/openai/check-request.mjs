import { isKey } from '../api/keys.mjs'
import { noKey, noModel, refusal, wrongKey } from './errors.mjs'

/** Why the key of a request is refused, if it is. */
export function refuseKey(model, key) {
  if (!key) return noKey()
  return isKey(model, key) ? undefined : wrongKey(key)
}

const unsupported = (param) =>
  refusal(400, `Unsupported parameter: '${param}' is not supported by this server.`, {
    param,
    code: 'unsupported_parameter',
  })

/** What a server that only knows the oldest parameters does not support. */
function refuseExtras(body) {
  if (body.response_format) return unsupported('response_format')
  return body.stream_options ? unsupported('stream_options') : undefined
}

const wantsJson = ({ response_format: format }) => format?.type === 'json_object'

/** Why a request for a chat completion is refused, if it is. */
export function refuseBody({ settings }, provider, body) {
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    return refusal(400, "Missing required parameter: 'messages'.", { param: 'messages' })
  if (!settings.models[provider].includes(body.model)) return noModel(body.model)
  if (provider === 'llama' && settings.strictLlama) return refuseExtras(body)
  if (provider === 'openai' && wantsJson(body) && !/json/iu.test(JSON.stringify(body.messages)))
    return refusal(
      400,
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      { param: 'messages' },
    )
  return undefined
}
