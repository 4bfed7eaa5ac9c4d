/** Stands in browsers for modules that only Node has. */
export default {};
