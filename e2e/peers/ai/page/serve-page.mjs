import { callsPage } from './calls-page.mjs'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Serves the page with the latest calls. */
export function servePage(model, request, response, url) {
  const isPage = request.method === 'GET' && url.pathname === '/'
  response
    .writeHead(isPage ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': POLICY,
    })
    .end(isPage ? callsPage(model) : '<!doctype html><title>Not found</title><h1>Not found</h1>')
}
