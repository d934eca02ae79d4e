/** True if the device asks for no movement; the global style sheet turns off what CSS animates. */
export const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True if elements can be animated by script here. */
export const canAnimate = () => typeof Element.prototype.animate === 'function' && !isMotionReduced();
