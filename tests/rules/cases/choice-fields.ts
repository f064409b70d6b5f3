import {
  averageVolumes,
  businessTypes,
  contactMethods,
  deliveryFrequencies,
  deliveryTimes,
  type Option,
  parishes,
  referralSources,
} from '@/domain/options';

/** The option list of each field of a lead that holds one of several words. */
export const choiceFields: Readonly<Record<string, readonly Option[]>> = {
  businessType: businessTypes,
  parish: parishes,
  deliveryFrequency: deliveryFrequencies,
  averageVolume: averageVolumes,
  preferredContact: contactMethods,
  preferredDeliveryTime: deliveryTimes,
  hearAboutUs: referralSources,
};

/** A choice that the form never leaves open: it stores 'individual' instead (specification, point 3). */
export const alwaysChosen = 'businessType';
