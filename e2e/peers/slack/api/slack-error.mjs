/** A refusal in Slack's form: `ok: false`, an error code and what belongs to it. */
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
