/** Style sheets that other publishers' pages begin with, as far as they touch what a header is made of. */
export const RESETS: readonly (readonly [name: string, css: string])[] = [
  [
    'Bootstrap’s reboot',
    `*,*::before,*::after{box-sizing:border-box}
:root{scroll-behavior:smooth}
body{margin:0;font-family:system-ui,-apple-system,"Segoe UI",sans-serif;font-size:1rem;font-weight:400;line-height:1.5;color:#212529;text-align:left;-webkit-text-size-adjust:100%}
a{color:rgb(13,110,253);text-decoration:underline}
ol,ul{padding-left:2rem}ol,ul,dl,p{margin-top:0;margin-bottom:1rem}
img,svg{vertical-align:middle}
button,input,select{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}
button,select{text-transform:none}[hidden]{display:none!important}`,
  ],
  [
    'Bootstrap 3',
    `*{box-sizing:border-box}html{font-size:10px;-webkit-text-size-adjust:100%}
body{margin:0;font-family:"Helvetica Neue",Helvetica,Arial,sans-serif;font-size:14px;line-height:1.42857143;color:#333}
a{color:#337ab7;text-decoration:none}button,input,select{font-family:inherit;font-size:inherit;line-height:inherit}`,
  ],
  [
    'Tailwind’s preflight',
    `*,::after,::before,::backdrop{box-sizing:border-box;margin:0;padding:0;border:0 solid}
html,:host{line-height:1.5;-webkit-text-size-adjust:100%;tab-size:4;font-family:ui-sans-serif,system-ui,sans-serif}
h1,h2,h3{font-size:inherit;font-weight:inherit}a{color:inherit;text-decoration:inherit}ol,ul,menu{list-style:none}
img,svg,video{display:block;vertical-align:middle}img,video{max-width:100%;height:auto}
button,input,select{font:inherit;letter-spacing:inherit;color:inherit;border-radius:0;background-color:transparent;opacity:1}
[hidden]:where(:not([hidden='until-found'])){display:none!important}`,
  ],
  [
    'the theme of WordPress',
    `html{font-size:62.5%;scroll-behavior:smooth}html,body{border:none;margin:0;padding:0}
*,*::before,*::after{box-sizing:inherit;-webkit-font-smoothing:antialiased;word-break:break-word;word-wrap:break-word}
body{background:#fff;box-sizing:border-box;color:#000;font-family:"Hoefler Text",Garamond,"Times New Roman",serif;font-size:1.8rem;letter-spacing:-0.015em;text-align:left}
p{line-height:1.5;margin:0 0 1em 0}a{color:#cd2653;text-decoration:underline}
button{background:#cd2653;border-radius:0;color:#fff;font-size:1.5rem;letter-spacing:0.0333em;padding:1.1em 1.44em;text-transform:uppercase}`,
  ],
  [
    'normalize.css',
    `html{line-height:1.15;-webkit-text-size-adjust:100%}body{margin:0}a{background-color:transparent}
button,input,select{font-family:inherit;font-size:100%;line-height:1.15;margin:0}button,select{text-transform:none}
[hidden]{display:none}`,
  ],
  [
    'a hostile sheet',
    `*{letter-spacing:4px!important;word-spacing:9px!important;line-height:3!important;font-size:9px!important;font-family:fantasy!important;text-align:right!important;padding:5px!important;border:3px solid red!important;color:lime!important;text-transform:uppercase!important;text-indent:9px!important;white-space:pre-line!important;cursor:wait!important}
html{font-size:62.5%!important;padding:0!important;border:0!important}body{margin:0!important;padding:0!important;border:0!important}a{color:red!important}`,
  ],
];
