import { text } from 'node:stream/consumers'
import { renderPage } from './render-page.mjs'

const CHOICES = {
  google: 'Google',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  company: 'your company',
  partner: 'a partner',
}

const send = (response, status, html, redirectOrigin) => {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    // Browsers apply `form-action` to the redirect after the form too.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${redirectOrigin}`,
  })
  response.end(html)
}

/** The user chosen in the form: a listed one, or the typed details. */
function subjectFrom(form, people) {
  const key = form.get('person')
  if (key) return people.chosen(key)
  const [name, email] = [form.get('name')?.trim(), form.get('email')?.trim()]
  return name && email ? people.typed({ name, email, verified: form.has('verified') }) : undefined
}

function resultOf(form, people) {
  if (form.has('cancel')) return { error: 'access_denied', error_description: 'The person cancelled' }
  const accountId = subjectFrom(form, people)
  return accountId && { login: { accountId, remember: false } }
}

/** Shows the sign-in page and handles its form. */
export function signInPage({ provider, people, redirectOrigin }) {
  async function answer(request, response) {
    const { params } = await provider.interactionDetails(request, response)
    const brand = CHOICES[params.client_id.replace('fanfare-', '')] ?? 'Fanfare'
    const show = (status, message) =>
      send(response, status, renderPage({ brand, people: people.invented, message }), redirectOrigin)
    if (request.method !== 'POST') return show(200)
    const result = resultOf(new URLSearchParams(await text(request)), people)
    if (!result) return show(422, 'Choose a person, or fill in a name and an email address.')
    return provider.interactionFinished(request, response, result)
  }

  return (request, response) =>
    answer(request, response).catch(() =>
      send(
        response,
        400,
        renderPage({ brand: 'Fanfare', people: [], message: 'This sign-in has expired. Start again.' }),
        redirectOrigin,
      ),
    )
}
