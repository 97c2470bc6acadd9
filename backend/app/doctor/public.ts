export { examine } from './actions/examine.js'
export { reportOf } from './rules/finding.js'
