/** The name in the examples of `deploy/`. */
export const NAME = 'fanfare.example.org'
/** Where `nginx.conf` expects the certificate and its key. */
export const CERTIFICATES = '/etc/ssl/fanfare'

const COMMANDS = `
install --directory ${CERTIFICATES}
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${NAME} \\
  -addext subjectAltName=DNS:${NAME} -keyout ${CERTIFICATES}/key.pem -out ${CERTIFICATES}/cert.pem 2>/dev/null
chgrp -R caddy ${CERTIFICATES} && chmod 640 ${CERTIFICATES}/key.pem
cat ${CERTIFICATES}/cert.pem`

/** Creates a certificate for the name on a machine, and returns it. */
export const makeCertificate = (machine) => machine.run(COMMANDS)
