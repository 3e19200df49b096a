/**
 * Keeps presses on controls that only a script can answer (`useHeld`) until they can: a press before the page is ready is repeated then, once.
 * What is opened or drawn along (a list, a slider) stays as it is until then.
 */
export const HOLD_PRESSES = `{const kept=new Set,seen=new MutationObserver(()=>{for(const c of kept)if(!c.isConnected||!c.hasAttribute("data-deferred")){kept.delete(c);c.removeAttribute("aria-busy");c.click()}}),hold=e=>{const c=e.target.closest?.("[data-deferred]");if(!c)return;const drawn=c.matches("select,[type=range]");if(drawn?e.key==="Tab":e.type!=="click")return;e.preventDefault();e.stopImmediatePropagation();if(drawn||c.disabled)return;kept.add(c);c.setAttribute("aria-busy","true");seen.observe(c,{attributes:true,attributeFilter:["data-deferred"]})};for(const type of["click","pointerdown","mousedown","keydown"])addEventListener(type,hold,true)}`;
