-- Names are folded as all searches are: 'aa', 'ae' and 'oe' are one letter.
UPDATE post_town
   SET search_name = regexp_replace(search_name, '(a)e|(o)e|(a)a', '\1\2\3', 'g')
 WHERE search_name ~ 'ae|oe|aa';
