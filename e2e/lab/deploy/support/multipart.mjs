/** A form with files as the bytes of a request, and their headers. */
export async function multipart(fields, files) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { field, name, type, content } of files) form.append(field, new Blob([content], { type }), name)
  const request = new Request('http://form', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  return {
    body,
    headers: { 'content-type': request.headers.get('content-type'), 'content-length': body.length },
  }
}
