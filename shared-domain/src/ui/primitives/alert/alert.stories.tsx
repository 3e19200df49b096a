import { useState } from 'react';
import { Heading } from '../heading/heading';
import { Stack } from '../layout/layout';
import { Alert } from './alert';

export default { title: 'Primitives/Alert' };

export const Kinds = () => (
  <Stack>
    <Alert kind="positive">Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.</Alert>
    <Alert kind="info" title="Forhåndssalg">
      Forhåndssalget starter fredag kl. 09.00. Vi sender varen samme dag som den kommer på lager.
    </Alert>
    <Alert kind="warning">
      Total delbetaling kan ikke overskride 30 000,-. Velg full betaling for noe av det du har i handlekurven.
    </Alert>
    <Alert kind="negative" title="Produktet er utsolgt">
      Velg en annen farge eller størrelse, eller be om beskjed når det er tilbake på lager.
    </Alert>
    <Alert
      kind="rocket"
      title="Nå er 5G hjemme hos deg"
      links={[
        { text: 'Sjekk dekningen', href: '/dekningskart/' },
        { text: 'Les om ruteren', href: '/rutere/' },
      ]}
    >
      <p>Hastigheten i området ditt er doblet siden i vår.</p>
      <p>Du trenger ikke gjøre noe: ruteren finner den nye masten av seg selv.</p>
    </Alert>
    <Alert kind="megaphone" links={[{ text: 'Se åpningstidene i påsken', href: '/kundeservice/' }]}>
      Kundeservice holder stengt skjærtorsdag og langfredag.
    </Alert>
  </Stack>
);

export const Minimizable = () => {
  const [minimized, setMinimized] = useState(true);
  return (
    <Stack>
      <Alert
        kind="warning"
        title="Driftsmelding: arbeid på nettet i Nordland og Troms natt til onsdag mellom klokken 01.00 og 05.00"
        minimizable
        links={[{ text: 'Se alle driftsmeldinger', href: '/drift/' }]}
      >
        Noen kan miste dekningen i kortere perioder. Nødnummer kan alltid ringes.
      </Alert>
      <Alert kind="info" title="Forsinket post" minimizable minimized={minimized} onToggle={setMinimized}>
        Pakker til Svalbard bruker to dager lenger enn vanlig.
      </Alert>
      <Alert kind="megaphone" minimizable>
        Denne meldingen har ingen egen tittel, og får vår.
      </Alert>
    </Stack>
  );
};

export const Closable = () => {
  const [isShown, setShown] = useState(true);
  return (
    <Stack>
      <Heading level={2} size="h3">
        Meldinger som kan lukkes
      </Heading>
      {isShown && (
        <Alert kind="info" onClose={() => setShown(false)}>
          Vi har lagret valgene dine, så du kan fortsette der du slapp.
        </Alert>
      )}
      <Alert
        kind="rocket"
        title="Fjell X har fått høyere hastighet"
        onClose={() => undefined}
        closeLabel="Skjul meldingen om Fjell X"
      >
        Alle som har Fjell X, surfer nå i opptil 1 000 Mbit/s.
      </Alert>
      <Alert
        kind="warning"
        title="Foldet, og kan lukkes"
        minimizable
        minimized
        onClose={() => undefined}
        closeLabel="Skjul meldingen om posten"
      >
        Pakker til Svalbard bruker to dager lenger enn vanlig.
      </Alert>
    </Stack>
  );
};
