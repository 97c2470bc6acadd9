interface Grecaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

const TIMEOUT_MS = 10_000
const scripts = new Map<string, Promise<Grecaptcha>>()

/** A token of reCAPTCHA for an action. Google's script is loaded when a form first needs one. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const loading = scripts.get(siteKey) ?? loadScript(siteKey)
  scripts.set(siteKey, loading)
  // The next attempt loads it again.
  loading.catch(() => scripts.delete(siteKey))
  return withTimeout((async () => (await loading).execute(siteKey, { action }))())
}

function loadScript(siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.addEventListener('load', () => {
      const { grecaptcha } = window as Window & { grecaptcha?: Grecaptcha }
      if (grecaptcha === undefined) reject(new Error('reCAPTCHA is blocked'))
      else grecaptcha.ready(() => resolve(grecaptcha))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('reCAPTCHA cannot be loaded'))
    })
    document.head.append(script)
  })
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA does not answer')), TIMEOUT_MS)
  })
  return Promise.race([work, timeout])
}
