/**
 * Asks for the place in the line, at intervals that differ from visitor to visitor, and shows the answer: in the page, in the tab's title, and
 * at most every 30 seconds to screen readers. It has no value of its own, so that its hash in the policy is always the same.
 */
export const POLLING_SCRIPT = `(()=>{
const place=document.getElementById('place'),spoken=document.getElementById('spoken');
const {url,offline}=place.dataset;let wait=+place.dataset.poll,last=Date.now();
const show=(text)=>{if(place.textContent===text)return;place.textContent=text;if(Date.now()-last>=30000){spoken.textContent=text;last=Date.now()}};
const again=()=>setTimeout(poll,wait*(.7+Math.random()*.6));
async function poll(){
try{
const answer=await fetch(url,{headers:{accept:'application/json'},cache:'no-store'});
if(!answer.ok)throw answer.status;
const {text,title,href,pollMs}=await answer.json();
if(title)document.title=title;
if(href){spoken.textContent=text;place.textContent=text;location.replace(href);return}
show(text);wait=pollMs;
}catch{show(offline);wait=Math.min(wait*2,60000)}
again()}
again();
addEventListener('pageshow',({persisted})=>{if(persisted)location.reload()});
})()`;
