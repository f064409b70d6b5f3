const words = (text: string) => text.trim().split(/\s+/);

export const firstNames = words(`
  Andre Anthony Barrington Carlton Cedric Christopher Clive Courtney Damion Delroy Desmond Devon Donovan Dwayne
  Errol Everton Fitzroy Garfield Glenroy Horace Jermaine Kemar Kirk Lennox Leroy Lloyd Marlon Michael Neville
  Nicholas Oneil Orville Oshane Patrick Ricardo Rohan Romario Sheldon Shane Tyrone Vivian Wayne Winston Yohan
  Alecia Althea Annmarie Beverley Camille Carlene Claudette Dahlia Denise Donna Elaine Fay Georgia Grace Hyacinth
  Ingrid Jacqueline Janice Joan Kadian Karen Kerry-Ann Latoya Lorna Marcia Marva Maxine Michelle Nadine Natalie
  Nickeisha Novelette Olive Paulette Petal Rosemarie Sandra Sashana Shanice Sharon Shelly-Ann Simone Sonia Stacy-Ann
  Tanesha Tricia Venesha Verna Yanique Yvonne
`);

/** Family names with about how often they are met. */
export const lastNameWeights: Record<string, number> = {
  ...Object.fromEntries(words('Brown Williams Campbell Smith Johnson').map((name) => [name, 9])),
  ...Object.fromEntries(
    words(`Clarke Thompson Reid Grant Gordon Morgan Bailey Henry Lewis Francis Robinson Stewart Davis Wright
      Edwards Palmer Powell Bennett Allen Anderson Walker Morrison Miller`).map((name) => [name, 5]),
  ),
  ...Object.fromEntries(
    words(`Samuels Simpson Barrett Blake Hylton Facey McKenzie McLeod Gayle Nembhard Whyte Cunningham Lindo Tulloch
      Wedderburn Bogle Sharpe Beckford Dacres Pinnock Ricketts Rowe Shirley Spence Swaby Tomlinson Vassell Watson
      Chin Lyn Chung Wong Lee Lue Maragh Ramsay Singh Mahabeer Issa Azan Matalon Levy DaCosta Henriques Rhoden
      Witter Wint Cole O'Connor`).map((name) => [name, 2]),
  ),
};
