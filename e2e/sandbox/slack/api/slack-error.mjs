/** A refusal in Slack's format: `ok: false`, an error code and its details. */
export class SlackError extends Error {
  constructor(code, facts = {}) {
    super(code)
    this.answer = { ok: false, error: code, ...facts }
  }
}

/** Throws the refusal unless the condition holds. */
export function demand(condition, code, facts) {
  if (!condition) throw new SlackError(code, facts)
}
