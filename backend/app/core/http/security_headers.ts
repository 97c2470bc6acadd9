interface Options {
  /** Whether pages may load Google's reCAPTCHA. */
  recaptcha?: boolean
}

/** The widget library sets style attributes (position, size), hence `style-src-attr`; nothing else is inline. */
const OWN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fanfare fanfare-page',
]

/** Google's script creates its own policies. */
const TRUSTED_TYPES = new Set(['require-trusted-types-for', 'trusted-types'])

/** The directives that reCAPTCHA's documentation names. */
const RECAPTCHA_POLICY = [
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  "connect-src 'self' https://www.google.com/recaptcha/",
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
]

/** The policy of API responses, which are not pages. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The headers of every response, with HSTS if the public address is https. */
export function securityHeaders(appUrl: string, options: Options = {}): Record<string, string> {
  return {
    'content-security-policy': policyFor(options).join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(appUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** A browser obeys the first directive of a name, so the others replace those of the same name. */
function policyFor({ recaptcha = false }: Options): string[] {
  if (!recaptcha) return OWN_POLICY
  const replaced = new Set(RECAPTCHA_POLICY.map(nameOf))
  const kept = OWN_POLICY.filter((each) => !replaced.has(nameOf(each)) && !TRUSTED_TYPES.has(nameOf(each)))
  return [...kept, ...RECAPTCHA_POLICY]
}

const nameOf = (directive: string) => directive.split(' ')[0]!

/** A policy that also allows inline scripts, by their hashes. */
export const allowScripts = (policy: string, hashes: readonly string[]): string =>
  policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
