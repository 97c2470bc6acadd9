import { newSecret } from '../ids.mjs'

const CODE_TTL_MS = 10 * 60_000

/**
 * The installation of the app: authorization codes and bot tokens. As at Slack, installing again gives the same
 * token while it is valid, and scopes add up until the app is uninstalled.
 */
export function createInstallation(onChange) {
  const codes = new Map()
  const tokens = new Map()
  const current = () => [...tokens.values()].find(({ ended }) => ended === undefined)

  function install({ scopes, installer }) {
    const installed = current()
    if (installed) {
      installed.scopes = [...new Set([...installed.scopes, ...scopes])]
      installed.installer = installer
    } else {
      const token = newSecret('xoxb')
      tokens.set(token, { token, scopes, installer })
    }
    onChange()
    return current()
  }

  return {
    current,
    install,
    find: (token) => tokens.get(token),
    /** A code for one exchange, within ten minutes. */
    makeCode(grant) {
      const code = newSecret('code')
      codes.set(code, { ...grant, expiresAt: Date.now() + CODE_TTL_MS })
      return code
    },
    /** The installation for a code, or the error of Slack. A code is spent by its first use, successful or not. */
    exchange(code, redirectUri) {
      const grant = codes.get(code)
      codes.set(code, { spent: true })
      if (!grant) codes.delete(code)
      if (!grant || grant.expiresAt < Date.now()) return { error: 'invalid_code' }
      if (grant.spent) return { error: 'code_already_used' }
      if (grant.redirectUri !== redirectUri) return { error: 'bad_redirect_uri' }
      return install(grant)
    },
    expireCodes: () => codes.forEach((grant) => Object.assign(grant, { expiresAt: 0 })),
    /** Revokes a token, or all of them; calls with it return `error` from then on. */
    end(error, token) {
      for (const each of token ? [tokens.get(token)] : tokens.values()) if (each) each.ended ??= error
      onChange()
    },
  }
}
