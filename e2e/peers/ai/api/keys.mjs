const SANDBOX_KEY = /^(?:sk|AIza|llama)-sandbox-.{8,}$/u

/** Whether the sandbox accepts a key: the generated one, or any that says what it is for. */
export const isKey = ({ settings }, key) => key === settings.apiKey || SANDBOX_KEY.test(key)

/** The key as providers repeat it in their messages. */
export const maskKey = (key) => `${key.slice(0, 3)}${'*'.repeat(Math.max(0, key.length - 7))}${key.slice(-4)}`
