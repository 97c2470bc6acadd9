export { other } from './other_circle.ts'
