import { escape } from './escape.mjs'
import { STYLE } from './style.mjs'

/** A whole page. `kind` is `narrow` for a card or `wide` for the workspace. */
export const wrapPage = ({ title, kind, body, script = '' }) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(title)} (sandbox)</title>
  <link rel="icon" href="data:,">
  <style>${STYLE}</style>
</head>
<body class="${kind}">
${body}
${script}
</body>
</html>
`

/** Sends a page that loads nothing from elsewhere, except pictures of the app. */
export function pageSender({ appUrl, redirectOrigin }) {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "script-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data: ${new URL(appUrl).origin}`,
    // Browsers apply `form-action` to the redirect after the form too.
    `form-action 'self' ${redirectOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (response, status, html) =>
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policy,
      })
      .end(html)
}
