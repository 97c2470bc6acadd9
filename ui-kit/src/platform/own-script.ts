interface ScriptRules {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptRules) => ScriptRules
}

const RULES: ScriptRules = {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError('not a script of the client')
  },
  createScript(text) {
    JSON.parse(text)
    return text
  },
}

let policy: ScriptRules | undefined

/** The Trusted Types policy that the CSP requires for scripts; throws where the CSP allows none, as in the desktop client. */
function scriptPolicy(): ScriptRules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('fanfare', RULES) ?? RULES
  return policy
}

/** The trusted URL of a script of the client itself. Throws for any other URL. */
export const ownScript = (address: string): string => scriptPolicy().createScriptURL(address)

/** JSON as the content of a script element, which is not executed. Throws for any other text. */
export const dataScript = (json: string): string => scriptPolicy().createScript(json)
