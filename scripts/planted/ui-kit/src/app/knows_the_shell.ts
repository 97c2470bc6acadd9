export { main } from '../../../web/src/main.ts'
