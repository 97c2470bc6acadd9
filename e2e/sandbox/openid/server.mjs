import { createServer } from 'node:http'
import { createUserStore } from './people.mjs'
import { makeProvider } from './provider.mjs'
import { signInPage } from './sign-in-page.mjs'

/**
 * An OpenID provider with fictional users, for trying out and for tests. Listens on PORT of this machine only, and
 * redirects to REDIRECT_ORIGIN only.
 */
const port = Number(process.env.PORT ?? 4400)
const redirectOrigin = process.env.REDIRECT_ORIGIN ?? 'http://localhost:3333'
const issuer = `http://127.0.0.1:${port}`

const people = createUserStore()
const provider = makeProvider({ issuer, redirectOrigin, people })
const signIn = signInPage({ provider, people, redirectOrigin })
const answer = provider.callback()

createServer((request, response) => {
  if (request.url.startsWith('/sign-in/')) return signIn(request, response)
  return answer(request, response)
}).listen(port, '127.0.0.1', () => {
  process.send?.({ port })
  process.stdout.write(`OpenID provider ready at ${issuer}\n`)
})

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
