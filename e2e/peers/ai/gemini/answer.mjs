import { randomBytes } from 'node:crypto'
import { countTokens } from '../api/read-document.mjs'

const FINISH = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }

const RATINGS = [
  { category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH', blocked: true },
  { category: 'HARM_CATEGORY_HATE_SPEECH', probability: 'NEGLIGIBLE' },
]

/** Makes the parts of an answer: each is a whole GenerateContentResponse. */
export function createAnswer({ model, promptTokens, hasUsage }) {
  const responseId = randomBytes(12).toString('base64url')
  const usage = (sent) => {
    const candidatesTokenCount = countTokens(sent)
    return {
      usageMetadata: {
        promptTokenCount: promptTokens,
        candidatesTokenCount,
        totalTokenCount: promptTokens + candidatesTokenCount,
      },
    }
  }
  const common = (sent) => ({ ...(hasUsage && usage(sent)), modelVersion: model, responseId })
  return {
    part: (text, sent, ending) => ({
      candidates: [
        {
          content: { parts: [{ text }], role: 'model' },
          ...(ending && { finishReason: FINISH[ending] }),
          index: 0,
          ...(ending === 'filter' && { safetyRatings: RATINGS }),
        },
      ],
      ...common(sent),
    }),
    /** A prompt that is refused has no candidates. */
    blocked: () => ({
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT', safetyRatings: RATINGS },
      ...common(''),
    }),
  }
}

/** A part of a stream. Google escapes the line separators that would end a line for some readers. */
export const eventOf = (part) =>
  `data: ${JSON.stringify(part)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\r\n\r\n`
