import { MagnifyingGlassIcon } from '../../icons';
import { Icon } from '../icon/icon';
import { Grid } from '../layout/layout';
import { TextField } from './text-field';

export default { title: 'Primitives/TextField' };

export const States = () => (
  <Grid columns="halves">
    <TextField label="Postnummer" name="postnummer" inputMode="numeric" />
    <TextField label="Navn" name="navn" placeholder="Fornavn og etternavn" autoComplete="name" />
    <TextField
      label="E-post"
      name="epost"
      type="email"
      defaultValue="kari.nordmann@eksempel.no"
      hint="Dit sender vi kvitteringen."
    />
    <TextField
      label="Mobilnummer"
      name="mobil"
      type="tel"
      defaultValue="900 00"
      error="Mobilnummeret må ha åtte siffer"
    />
    <TextField
      label="Organisasjonsnummer"
      name="orgnr"
      defaultValue="999 888 777"
      disabled
      hint="Hentet fra Brønnøysundregistrene."
    />
  </Grid>
);

export const WithIconUnitAndLongText = () => (
  <Grid columns="halves">
    <TextField
      label="Sted eller postnummer"
      name="sted"
      defaultValue="0484 Oslo"
      icon={<Icon of={MagnifyingGlassIcon} />}
    />
    <TextField label="Høyeste pris" name="pris" type="number" defaultValue={12990} suffix="kr" />
    <TextField label="Skjult ledetekst" hideLabel name="skjult" placeholder="Ledeteksten leses bare opp" />
    <TextField
      label="Telefonnummeret du vil flytte fra operatøren du har i dag"
      name="flytt"
      hint="Nummeret flyttes natt til dagen du velger. Du beholder abonnementet hos den gamle operatøren til flyttingen er ferdig."
      error="Nummeret hører til et bedriftsabonnement. Be den som eier abonnementet om å bestille flyttingen, eller velg et annet nummer."
      defaultValue="900 00 000"
    />
  </Grid>
);
